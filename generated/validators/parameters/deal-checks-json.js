// Written by `npm run generate` from openapi/. Do not edit.
import { isBeyond } from '../support/bounds.js';
import { isDateTime } from '../support/date-time.js';
import { isUuid } from '../support/uuid.js';
import { textLength as func0 } from '../support/text-length.js';
export const listDealChecksFilter = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filter === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "filter"}});
errors++;
}
if(data.filter !== undefined){
let data0 = data.filter;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(typeof data1 === "string"){
if(!isUuid(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs7 = errors;
if(Array.isArray(data1)){
if(data1.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(!isUuid(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id/" + i0,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data0.q !== undefined){
let data3 = data0.q;
if(typeof data3 === "string"){
if(func0(data3) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/filter/q",keyword:"maxLength",params:{limit: 100}});
errors++;
}
if(func0(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/q",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/q",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.user_id !== undefined){
let data4 = data0.user_id;
const _errs14 = errors;
let valid5 = false;
const _errs15 = errors;
if(typeof data4 === "string"){
if(!isUuid(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid1 = _errs15 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs17 = errors;
if(Array.isArray(data4)){
if(data4.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(!isUuid(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id/" + i1,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id/" + i1,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid1 = _errs17 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data0.status !== undefined){
let data6 = data0.status;
const _errs22 = errors;
let valid8 = false;
const _errs23 = errors;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["submitted", "in_review", "answered"].includes(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"choice",params:{}});
errors++;
}
var _valid2 = _errs23 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const _errs25 = errors;
if(Array.isArray(data6)){
if(data6.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status/" + i2,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["submitted", "in_review", "answered"].includes(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status/" + i2,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid2 = _errs25 === errors;
valid8 = valid8 || _valid2;
}
if(!valid8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
}
if(data0.created_at_gte !== undefined){
let data8 = data0.created_at_gte;
if(typeof data8 === "string"){
if(func0(data8) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.created_at_lte !== undefined){
let data9 = data0.created_at_lte;
if(isBeyond(data9, "from", data0, "created_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"bounds",params:{says: "Must not be before “Sent after”."}});
errors++;
}
if(typeof data9 === "string"){
if(func0(data9) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.id_gte !== undefined){
let data10 = data0.id_gte;
if(typeof data10 === "string"){
if(!isUuid(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id_gte",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.user_id_not !== undefined){
let data11 = data0.user_id_not;
const _errs36 = errors;
let valid11 = false;
const _errs37 = errors;
if(typeof data11 === "string"){
if(!isUuid(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid3 = _errs37 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const _errs39 = errors;
if(Array.isArray(data11)){
if(data11.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len3 = data11.length;
for(let i3=0; i3<len3; i3++){
let data12 = data11[i3];
if(typeof data12 === "string"){
if(!isUuid(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not/" + i3,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not/" + i3,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid3 = _errs39 === errors;
valid11 = valid11 || _valid3;
}
if(!valid11){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
}
}
if(data0.status_not !== undefined){
let data13 = data0.status_not;
const _errs44 = errors;
let valid14 = false;
const _errs45 = errors;
if(typeof data13 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["submitted", "in_review", "answered"].includes(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"choice",params:{}});
errors++;
}
var _valid4 = _errs45 === errors;
valid14 = valid14 || _valid4;
if(!valid14){
const _errs47 = errors;
if(Array.isArray(data13)){
if(data13.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len4 = data13.length;
for(let i4=0; i4<len4; i4++){
let data14 = data13[i4];
if(typeof data14 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not/" + i4,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["submitted", "in_review", "answered"].includes(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not/" + i4,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid4 = _errs47 === errors;
valid14 = valid14 || _valid4;
}
if(!valid14){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
}
if(data0.title_contains !== undefined){
let data15 = data0.title_contains;
if(typeof data15 === "string"){
if(func0(data15) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/filter/title_contains",keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(func0(data15) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/title_contains",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/title_contains",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.total_gte !== undefined){
let data16 = data0.total_gte;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/total_gte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data16 == "number"){
if(data16 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/filter/total_gte",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data16 > 200000000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/total_gte",keyword:"maximumCents",params:{limit: 200000000}});
errors++;
}
}
}
if(data0.total_lte !== undefined){
let data17 = data0.total_lte;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/total_lte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(isBeyond(data17, "from", data0, "total_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/total_lte",keyword:"bounds",params:{says: "Must not be less than “Out the Door from”."}});
errors++;
}
if(typeof data17 == "number"){
if(data17 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/filter/total_lte",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data17 > 200000000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/total_lte",keyword:"maximumCents",params:{limit: 200000000}});
errors++;
}
}
}
if(data0.total_empty !== undefined){
if(typeof data0.total_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/total_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.updated_at_gte !== undefined){
let data19 = data0.updated_at_gte;
if(typeof data19 === "string"){
if(func0(data19) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_gte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.updated_at_lte !== undefined){
let data20 = data0.updated_at_lte;
if(isBeyond(data20, "from", data0, "updated_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_lte",keyword:"bounds",params:{says: "Must not be before “Updated from”."}});
errors++;
}
if(typeof data20 === "string"){
if(func0(data20) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.or !== undefined){
let data21 = data0.or;
if(Array.isArray(data21)){
if(data21.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or",keyword:"maxItems",params:{limit: 8}});
errors++;
}
const len5 = data21.length;
for(let i5=0; i5<len5; i5++){
let data22 = data21[i5];
if(Array.isArray(data22)){
if(data22.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i5,keyword:"maxItems",params:{limit: 8}});
errors++;
}
if(data22.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i5,keyword:"minItems",params:{limit: 1}});
errors++;
}
const len6 = data22.length;
for(let i6=0; i6<len6; i6++){
let data23 = data22[i6];
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i5+"/" + i6,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i5,keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/or",keyword:"type",params:{type: "array"}});
errors++;
}
}
for(const key0 in data0){
if(!["id", "q", "user_id", "status", "created_at_gte", "created_at_lte", "id_gte", "user_id_not", "status_not", "title_contains", "total_gte", "total_lte", "total_empty", "updated_at_gte", "updated_at_lte", "or"].includes(key0)){
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"known",params:{additionalProperty: key0}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const listDealChecksSort = validate1;
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sort === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sort"}});
errors++;
}
if(data.sort !== undefined){
let data0 = data.sort;
if(Array.isArray(data0)){
if(data0.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"maxItems",params:{limit: 2}});
errors++;
}
if(data0.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"minItems",params:{limit: 2}});
errors++;
}
const len0 = data0.length;
if(!(len0 <= 2)){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"additionalItems",params:{limit: 2}});
errors++;
}
const len1 = data0.length;
if(len1 > 0){
let data1 = data0[0];
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort/0",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["id", "title", "status", "total", "created_at", "updated_at"].includes(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/sort/0",keyword:"choice",params:{}});
errors++;
}
}
if(len1 > 1){
let data2 = data0[1];
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort/1",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["ASC", "DESC"].includes(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/sort/1",keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
export const listDealChecksRange = validate2;
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.range === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "range"}});
errors++;
}
if(data.range !== undefined){
let data0 = data.range;
if(Array.isArray(data0)){
if(data0.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/range",keyword:"maxItems",params:{limit: 2}});
errors++;
}
if(data0.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/range",keyword:"minItems",params:{limit: 2}});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/range/" + i0,keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100000000 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/range/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 100000000}});
errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/range/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/range",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
