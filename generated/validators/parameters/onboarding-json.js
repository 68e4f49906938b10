// Written by `npm run generate` from openapi/. Do not edit.
import { isBeyond } from '../support/bounds.js';
import { isDateTime } from '../support/date-time.js';
import { isUuid } from '../support/uuid.js';
import { textLength as func0 } from '../support/text-length.js';
export const listInitialClientDataFilter = validate0;

const pattern0 = new RegExp("^(?!payment$|payment-success$)[a-z0-9]+(-[a-z0-9]+)*$", "u");
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
if(data0.step !== undefined){
let data4 = data0.step;
const _errs14 = errors;
let valid5 = false;
const _errs15 = errors;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["incomplete", "payment", "payment_success", "discarded"].includes(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step",keyword:"choice",params:{}});
errors++;
}
var _valid1 = _errs15 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs17 = errors;
if(Array.isArray(data4)){
if(data4.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step/" + i1,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["incomplete", "payment", "payment_success", "discarded"].includes(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step/" + i1,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/step",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid1 = _errs17 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step",keyword:"anyOf",params:{}});
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
if(data0.source !== undefined){
let data6 = data0.source;
const _errs22 = errors;
let valid8 = false;
const _errs23 = errors;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/source",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["self", "assisted"].includes(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/source",keyword:"choice",params:{}});
errors++;
}
var _valid2 = _errs23 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const _errs25 = errors;
if(Array.isArray(data6)){
if(data6.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/source",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/source/" + i2,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["self", "assisted"].includes(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/source/" + i2,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/source",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid2 = _errs25 === errors;
valid8 = valid8 || _valid2;
}
if(!valid8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/source",keyword:"anyOf",params:{}});
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
if(data0.package_identifier !== undefined){
let data8 = data0.package_identifier;
const _errs30 = errors;
let valid11 = false;
const _errs31 = errors;
if(typeof data8 === "string"){
if(func0(data8) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier",keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data8) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier",keyword:"minLength",params:{limit: 2}});
errors++;
}
if(!pattern0.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier",keyword:"matches",params:{says: "Its name in web addresses: lowercase letters, digits and dashes."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid3 = _errs31 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const _errs33 = errors;
if(Array.isArray(data8)){
if(data8.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
if(typeof data9 === "string"){
if(func0(data9) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier/" + i3,keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data9) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier/" + i3,keyword:"minLength",params:{limit: 2}});
errors++;
}
if(!pattern0.test(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier/" + i3,keyword:"matches",params:{says: "Its name in web addresses: lowercase letters, digits and dashes."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier/" + i3,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid3 = _errs33 === errors;
valid11 = valid11 || _valid3;
}
if(!valid11){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data0.started_by !== undefined){
let data10 = data0.started_by;
const _errs38 = errors;
let valid14 = false;
const _errs39 = errors;
if(typeof data10 === "string"){
if(!isUuid(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/started_by",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/started_by",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid4 = _errs39 === errors;
valid14 = valid14 || _valid4;
if(!valid14){
const _errs41 = errors;
if(Array.isArray(data10)){
if(data10.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/started_by",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
let data11 = data10[i4];
if(typeof data11 === "string"){
if(!isUuid(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/started_by/" + i4,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/started_by/" + i4,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/started_by",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid4 = _errs41 === errors;
valid14 = valid14 || _valid4;
}
if(!valid14){
(vErrors ??= []).push({instancePath:instancePath+"/filter/started_by",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
}
if(data0.last_step_at_gte !== undefined){
let data12 = data0.last_step_at_gte;
if(typeof data12 === "string"){
if(func0(data12) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/last_step_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/last_step_at_gte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/last_step_at_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.last_step_at_lte !== undefined){
let data13 = data0.last_step_at_lte;
if(isBeyond(data13, "from", data0, "last_step_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/last_step_at_lte",keyword:"bounds",params:{says: "Must not be before “Last step after”."}});
errors++;
}
if(typeof data13 === "string"){
if(func0(data13) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/last_step_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/last_step_at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/last_step_at_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.created_at_gte !== undefined){
let data14 = data0.created_at_gte;
if(typeof data14 === "string"){
if(func0(data14) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data14)){
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
let data15 = data0.created_at_lte;
if(isBeyond(data15, "from", data0, "created_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"bounds",params:{says: "Must not be before “Started after”."}});
errors++;
}
if(typeof data15 === "string"){
if(func0(data15) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.reached !== undefined){
let data16 = data0.reached;
const _errs54 = errors;
let valid17 = false;
const _errs55 = errors;
if(typeof data16 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/reached",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["prospect", "paid", "checklist", "links", "accepted", "delivered"].includes(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/reached",keyword:"choice",params:{}});
errors++;
}
var _valid5 = _errs55 === errors;
valid17 = valid17 || _valid5;
if(!valid17){
const _errs57 = errors;
if(Array.isArray(data16)){
if(data16.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/reached",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len5 = data16.length;
for(let i5=0; i5<len5; i5++){
let data17 = data16[i5];
if(typeof data17 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/reached/" + i5,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["prospect", "paid", "checklist", "links", "accepted", "delivered"].includes(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/reached/" + i5,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/reached",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid5 = _errs57 === errors;
valid17 = valid17 || _valid5;
}
if(!valid17){
(vErrors ??= []).push({instancePath:instancePath+"/filter/reached",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs54;
if(vErrors !== null){
if(_errs54){
vErrors.length = _errs54;
}
else {
vErrors = null;
}
}
}
}
for(const key0 in data0){
if(!["id", "q", "step", "source", "package_identifier", "started_by", "last_step_at_gte", "last_step_at_lte", "created_at_gte", "created_at_lte", "reached"].includes(key0)){
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
export const listInitialClientDataSort = validate1;
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
if(!["id", "first_name", "last_name", "email", "step", "package_identifier", "source", "last_step_at", "last_nudge_at", "created_at"].includes(data1)){
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
export const listInitialClientDataRange = validate2;
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
export const listPaymentsFilter = validate3;
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data0.status !== undefined){
let data4 = data0.status;
const _errs14 = errors;
let valid5 = false;
const _errs15 = errors;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["pending", "requires_action", "succeeded", "failed", "partly_refunded", "refunded"].includes(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"choice",params:{}});
errors++;
}
var _valid1 = _errs15 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs17 = errors;
if(Array.isArray(data4)){
if(data4.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status/" + i1,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["pending", "requires_action", "succeeded", "failed", "partly_refunded", "refunded"].includes(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status/" + i1,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid1 = _errs17 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"anyOf",params:{}});
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
if(data0.kind !== undefined){
let data6 = data0.kind;
const _errs22 = errors;
let valid8 = false;
const _errs23 = errors;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["package", "upgrade"].includes(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind",keyword:"choice",params:{}});
errors++;
}
var _valid2 = _errs23 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const _errs25 = errors;
if(Array.isArray(data6)){
if(data6.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind/" + i2,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["package", "upgrade"].includes(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind/" + i2,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid2 = _errs25 === errors;
valid8 = valid8 || _valid2;
}
if(!valid8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind",keyword:"anyOf",params:{}});
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
if(data0.user_id !== undefined){
let data8 = data0.user_id;
const _errs30 = errors;
let valid11 = false;
const _errs31 = errors;
if(typeof data8 === "string"){
if(!isUuid(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid3 = _errs31 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const _errs33 = errors;
if(Array.isArray(data8)){
if(data8.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
if(typeof data9 === "string"){
if(!isUuid(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id/" + i3,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id/" + i3,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid3 = _errs33 === errors;
valid11 = valid11 || _valid3;
}
if(!valid11){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data0.onboarding_id !== undefined){
let data10 = data0.onboarding_id;
const _errs38 = errors;
let valid14 = false;
const _errs39 = errors;
if(typeof data10 === "string"){
if(!isUuid(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/onboarding_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/onboarding_id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid4 = _errs39 === errors;
valid14 = valid14 || _valid4;
if(!valid14){
const _errs41 = errors;
if(Array.isArray(data10)){
if(data10.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/onboarding_id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
let data11 = data10[i4];
if(typeof data11 === "string"){
if(!isUuid(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/onboarding_id/" + i4,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/onboarding_id/" + i4,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/onboarding_id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid4 = _errs41 === errors;
valid14 = valid14 || _valid4;
}
if(!valid14){
(vErrors ??= []).push({instancePath:instancePath+"/filter/onboarding_id",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
}
if(data0.package_identifier !== undefined){
let data12 = data0.package_identifier;
const _errs46 = errors;
let valid17 = false;
const _errs47 = errors;
if(typeof data12 === "string"){
if(func0(data12) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier",keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data12) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier",keyword:"minLength",params:{limit: 2}});
errors++;
}
if(!pattern0.test(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier",keyword:"matches",params:{says: "Its name in web addresses: lowercase letters, digits and dashes."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid5 = _errs47 === errors;
valid17 = valid17 || _valid5;
if(!valid17){
const _errs49 = errors;
if(Array.isArray(data12)){
if(data12.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len5 = data12.length;
for(let i5=0; i5<len5; i5++){
let data13 = data12[i5];
if(typeof data13 === "string"){
if(func0(data13) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier/" + i5,keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data13) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier/" + i5,keyword:"minLength",params:{limit: 2}});
errors++;
}
if(!pattern0.test(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier/" + i5,keyword:"matches",params:{says: "Its name in web addresses: lowercase letters, digits and dashes."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier/" + i5,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid5 = _errs49 === errors;
valid17 = valid17 || _valid5;
}
if(!valid17){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs46;
if(vErrors !== null){
if(_errs46){
vErrors.length = _errs46;
}
else {
vErrors = null;
}
}
}
}
if(data0.created_at_gte !== undefined){
let data14 = data0.created_at_gte;
if(typeof data14 === "string"){
if(func0(data14) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data14)){
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
let data15 = data0.created_at_lte;
if(isBeyond(data15, "from", data0, "created_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"bounds",params:{says: "Must not be before “Started after”."}});
errors++;
}
if(typeof data15 === "string"){
if(func0(data15) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.paid_at_gte !== undefined){
let data16 = data0.paid_at_gte;
if(typeof data16 === "string"){
if(func0(data16) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/paid_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/paid_at_gte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/paid_at_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.paid_at_lte !== undefined){
let data17 = data0.paid_at_lte;
if(isBeyond(data17, "from", data0, "paid_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/paid_at_lte",keyword:"bounds",params:{says: "Must not be before “Paid after”."}});
errors++;
}
if(typeof data17 === "string"){
if(func0(data17) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/paid_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/paid_at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/paid_at_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.moved_at_gte !== undefined){
let data18 = data0.moved_at_gte;
if(typeof data18 === "string"){
if(func0(data18) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/moved_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/moved_at_gte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/moved_at_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.moved_at_lte !== undefined){
let data19 = data0.moved_at_lte;
if(isBeyond(data19, "from", data0, "moved_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/moved_at_lte",keyword:"bounds",params:{says: "Must not be before “Paid or refunded after”."}});
errors++;
}
if(typeof data19 === "string"){
if(func0(data19) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/moved_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/moved_at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/moved_at_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
for(const key0 in data0){
if(!["id", "q", "status", "kind", "user_id", "onboarding_id", "package_identifier", "created_at_gte", "created_at_lte", "paid_at_gte", "paid_at_lte", "moved_at_gte", "moved_at_lte"].includes(key0)){
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
validate3.errors = vErrors;
return errors === 0;
}
export const listPaymentsSort = validate4;
function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!["id", "created_at", "paid_at", "amount", "status", "package_identifier", "receipt_number"].includes(data1)){
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
validate4.errors = vErrors;
return errors === 0;
}
export const listPaymentCasesFilter = validate5;
function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data0.kind !== undefined){
let data4 = data0.kind;
const _errs14 = errors;
let valid5 = false;
const _errs15 = errors;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["dispute", "failed_payment", "failed_refund"].includes(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind",keyword:"choice",params:{}});
errors++;
}
var _valid1 = _errs15 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs17 = errors;
if(Array.isArray(data4)){
if(data4.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind/" + i1,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["dispute", "failed_payment", "failed_refund"].includes(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind/" + i1,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid1 = _errs17 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind",keyword:"anyOf",params:{}});
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
if(!["answer_due", "with_bank", "won", "lost", "open", "done"].includes(data6)){
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
if(!["answer_due", "with_bank", "won", "lost", "open", "done"].includes(data7)){
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
if(data0.user_id !== undefined){
let data8 = data0.user_id;
const _errs30 = errors;
let valid11 = false;
const _errs31 = errors;
if(typeof data8 === "string"){
if(!isUuid(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid3 = _errs31 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const _errs33 = errors;
if(Array.isArray(data8)){
if(data8.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
if(typeof data9 === "string"){
if(!isUuid(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id/" + i3,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id/" + i3,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid3 = _errs33 === errors;
valid11 = valid11 || _valid3;
}
if(!valid11){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data0.payment_id !== undefined){
let data10 = data0.payment_id;
const _errs38 = errors;
let valid14 = false;
const _errs39 = errors;
if(typeof data10 === "string"){
if(!isUuid(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/payment_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/payment_id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid4 = _errs39 === errors;
valid14 = valid14 || _valid4;
if(!valid14){
const _errs41 = errors;
if(Array.isArray(data10)){
if(data10.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/payment_id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
let data11 = data10[i4];
if(typeof data11 === "string"){
if(!isUuid(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/payment_id/" + i4,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/payment_id/" + i4,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/payment_id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid4 = _errs41 === errors;
valid14 = valid14 || _valid4;
}
if(!valid14){
(vErrors ??= []).push({instancePath:instancePath+"/filter/payment_id",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
}
if(data0.created_at_gte !== undefined){
let data12 = data0.created_at_gte;
if(typeof data12 === "string"){
if(func0(data12) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data12)){
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
let data13 = data0.created_at_lte;
if(isBeyond(data13, "from", data0, "created_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"bounds",params:{says: "Must not be before “Opened after”."}});
errors++;
}
if(typeof data13 === "string"){
if(func0(data13) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
for(const key0 in data0){
if(!["id", "q", "kind", "status", "user_id", "payment_id", "created_at_gte", "created_at_lte"].includes(key0)){
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
validate5.errors = vErrors;
return errors === 0;
}
export const listPaymentCasesSort = validate6;
function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!["id", "created_at", "due_at", "status", "kind"].includes(data1)){
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
validate6.errors = vErrors;
return errors === 0;
}
export const listRefundRequestsFilter = validate7;
function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data0.status !== undefined){
let data4 = data0.status;
const _errs14 = errors;
let valid5 = false;
const _errs15 = errors;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["requested", "granted", "declined", "withdrawn"].includes(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"choice",params:{}});
errors++;
}
var _valid1 = _errs15 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs17 = errors;
if(Array.isArray(data4)){
if(data4.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status/" + i1,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["requested", "granted", "declined", "withdrawn"].includes(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status/" + i1,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid1 = _errs17 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"anyOf",params:{}});
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
if(data0.user_id !== undefined){
let data6 = data0.user_id;
const _errs22 = errors;
let valid8 = false;
const _errs23 = errors;
if(typeof data6 === "string"){
if(!isUuid(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid2 = _errs23 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const _errs25 = errors;
if(Array.isArray(data6)){
if(data6.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 === "string"){
if(!isUuid(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id/" + i2,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id/" + i2,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid2 = _errs25 === errors;
valid8 = valid8 || _valid2;
}
if(!valid8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"anyOf",params:{}});
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
if(data0.payment_id !== undefined){
let data8 = data0.payment_id;
const _errs30 = errors;
let valid11 = false;
const _errs31 = errors;
if(typeof data8 === "string"){
if(!isUuid(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/payment_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/payment_id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid3 = _errs31 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const _errs33 = errors;
if(Array.isArray(data8)){
if(data8.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/payment_id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
if(typeof data9 === "string"){
if(!isUuid(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/payment_id/" + i3,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/payment_id/" + i3,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/payment_id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid3 = _errs33 === errors;
valid11 = valid11 || _valid3;
}
if(!valid11){
(vErrors ??= []).push({instancePath:instancePath+"/filter/payment_id",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data0.created_at_gte !== undefined){
let data10 = data0.created_at_gte;
if(typeof data10 === "string"){
if(func0(data10) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data10)){
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
let data11 = data0.created_at_lte;
if(isBeyond(data11, "from", data0, "created_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"bounds",params:{says: "Must not be before “Requested after”."}});
errors++;
}
if(typeof data11 === "string"){
if(func0(data11) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
for(const key0 in data0){
if(!["id", "q", "status", "user_id", "payment_id", "created_at_gte", "created_at_lte"].includes(key0)){
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
validate7.errors = vErrors;
return errors === 0;
}
export const listRefundRequestsSort = validate8;
function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!["id", "created_at", "answer_by", "status"].includes(data1)){
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
validate8.errors = vErrors;
return errors === 0;
}
