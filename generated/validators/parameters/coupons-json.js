// Written by `npm run generate` from openapi/. Do not edit.
import { isBeyond } from '../support/bounds.js';
import { isDateTime } from '../support/date-time.js';
import { isUuid } from '../support/uuid.js';
import { textLength as func0 } from '../support/text-length.js';
export const listCouponsFilter = validate0;

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
if(data0.kind !== undefined){
let data4 = data0.kind;
const _errs14 = errors;
let valid5 = false;
const _errs15 = errors;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["percent", "amount"].includes(data4)){
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
if(!["percent", "amount"].includes(data5)){
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
if(data0.is_active !== undefined){
if(typeof data0.is_active !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/is_active",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.ends_at_gte !== undefined){
let data7 = data0.ends_at_gte;
if(typeof data7 === "string"){
if(func0(data7) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/ends_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/ends_at_gte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/ends_at_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.ends_at_lte !== undefined){
let data8 = data0.ends_at_lte;
if(isBeyond(data8, "from", data0, "ends_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/ends_at_lte",keyword:"bounds",params:{says: "Must not be before “Ends after”."}});
errors++;
}
if(typeof data8 === "string"){
if(func0(data8) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/ends_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/ends_at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/ends_at_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.id_gte !== undefined){
let data9 = data0.id_gte;
if(typeof data9 === "string"){
if(!isUuid(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id_gte",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.kind_not !== undefined){
let data10 = data0.kind_not;
const _errs30 = errors;
let valid8 = false;
const _errs31 = errors;
if(typeof data10 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["percent", "amount"].includes(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not",keyword:"choice",params:{}});
errors++;
}
var _valid2 = _errs31 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const _errs33 = errors;
if(Array.isArray(data10)){
if(data10.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
if(typeof data11 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not/" + i2,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["percent", "amount"].includes(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not/" + i2,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid2 = _errs33 === errors;
valid8 = valid8 || _valid2;
}
if(!valid8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not",keyword:"anyOf",params:{}});
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
if(data0.ends_at_empty !== undefined){
if(typeof data0.ends_at_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/ends_at_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.code_contains !== undefined){
let data13 = data0.code_contains;
if(typeof data13 === "string"){
if(func0(data13) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/filter/code_contains",keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(func0(data13) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/code_contains",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/code_contains",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.value_gte !== undefined){
let data14 = data0.value_gte;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/value_gte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data14 == "number"){
if(data14 > 100000000 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/value_gte",keyword:"maximum",params:{comparison: "<=", limit: 100000000}});
errors++;
}
if(data14 < 1 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/value_gte",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data0.value_lte !== undefined){
let data15 = data0.value_lte;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/value_lte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(isBeyond(data15, "from", data0, "value_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/value_lte",keyword:"bounds",params:{says: "Must not be less than “Value from”."}});
errors++;
}
if(typeof data15 == "number"){
if(data15 > 100000000 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/value_lte",keyword:"maximum",params:{comparison: "<=", limit: 100000000}});
errors++;
}
if(data15 < 1 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/value_lte",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data0.starts_at_gte !== undefined){
let data16 = data0.starts_at_gte;
if(typeof data16 === "string"){
if(!isDateTime(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/starts_at_gte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/starts_at_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.starts_at_lte !== undefined){
let data17 = data0.starts_at_lte;
if(isBeyond(data17, "from", data0, "starts_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/starts_at_lte",keyword:"bounds",params:{says: "Must not be before “Starts from”."}});
errors++;
}
if(typeof data17 === "string"){
if(!isDateTime(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/starts_at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/starts_at_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.starts_at_empty !== undefined){
if(typeof data0.starts_at_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/starts_at_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.redeemed_count_gte !== undefined){
let data19 = data0.redeemed_count_gte;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/redeemed_count_gte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data19 == "number"){
if(data19 > 2147483647 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/redeemed_count_gte",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}});
errors++;
}
if(data19 < 0 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/redeemed_count_gte",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data0.redeemed_count_lte !== undefined){
let data20 = data0.redeemed_count_lte;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/redeemed_count_lte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(isBeyond(data20, "from", data0, "redeemed_count_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/redeemed_count_lte",keyword:"bounds",params:{says: "Must not be less than “Used from”."}});
errors++;
}
if(typeof data20 == "number"){
if(data20 > 2147483647 || isNaN(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/redeemed_count_lte",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}});
errors++;
}
if(data20 < 0 || isNaN(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/redeemed_count_lte",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data0.net_revenue_gte !== undefined){
let data21 = data0.net_revenue_gte;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/net_revenue_gte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data21 == "number"){
if(data21 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/filter/net_revenue_gte",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data21 > 2147483647){
(vErrors ??= []).push({instancePath:instancePath+"/filter/net_revenue_gte",keyword:"maximumCents",params:{limit: 2147483647}});
errors++;
}
}
}
if(data0.net_revenue_lte !== undefined){
let data22 = data0.net_revenue_lte;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/net_revenue_lte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(isBeyond(data22, "from", data0, "net_revenue_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/net_revenue_lte",keyword:"bounds",params:{says: "Must not be less than “Net revenue from”."}});
errors++;
}
if(typeof data22 == "number"){
if(data22 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/filter/net_revenue_lte",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data22 > 2147483647){
(vErrors ??= []).push({instancePath:instancePath+"/filter/net_revenue_lte",keyword:"maximumCents",params:{limit: 2147483647}});
errors++;
}
}
}
if(data0.created_at_gte !== undefined){
let data23 = data0.created_at_gte;
if(typeof data23 === "string"){
if(func0(data23) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data23)){
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
let data24 = data0.created_at_lte;
if(isBeyond(data24, "from", data0, "created_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"bounds",params:{says: "Must not be before “Created from”."}});
errors++;
}
if(typeof data24 === "string"){
if(func0(data24) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.or !== undefined){
let data25 = data0.or;
if(Array.isArray(data25)){
if(data25.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or",keyword:"maxItems",params:{limit: 8}});
errors++;
}
const len3 = data25.length;
for(let i3=0; i3<len3; i3++){
let data26 = data25[i3];
if(Array.isArray(data26)){
if(data26.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i3,keyword:"maxItems",params:{limit: 8}});
errors++;
}
if(data26.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i3,keyword:"minItems",params:{limit: 1}});
errors++;
}
const len4 = data26.length;
for(let i4=0; i4<len4; i4++){
let data27 = data26[i4];
if(!(data27 && typeof data27 == "object" && !Array.isArray(data27))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i3+"/" + i4,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i3,keyword:"type",params:{type: "array"}});
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
if(!["id", "q", "kind", "is_active", "ends_at_gte", "ends_at_lte", "id_gte", "kind_not", "ends_at_empty", "code_contains", "value_gte", "value_lte", "starts_at_gte", "starts_at_lte", "starts_at_empty", "redeemed_count_gte", "redeemed_count_lte", "net_revenue_gte", "net_revenue_lte", "created_at_gte", "created_at_lte", "or"].includes(key0)){
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
export const listCouponsSort = validate1;
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
if(!["id", "code", "kind", "value", "is_active", "starts_at", "ends_at", "redeemed_count", "net_revenue", "created_at"].includes(data1)){
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
export const listCouponsRange = validate2;
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
export const listCouponsFields = validate3;
const pattern0 = new RegExp("^[a-z][a-z0-9_]*$", "u");
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fields === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "fields"}});
errors++;
}
if(data.fields !== undefined){
let data0 = data.fields;
if(Array.isArray(data0)){
if(data0.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/fields",keyword:"maxItems",params:{limit: 20}});
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/fields",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func0(data1) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/fields/" + i0,keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/fields/" + i0,keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/fields/" + i0,keyword:"matches",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fields/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fields",keyword:"type",params:{type: "array"}});
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
export const listCouponUsageFilter = validate4;
function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data0.coupon_id !== undefined){
let data4 = data0.coupon_id;
const _errs14 = errors;
let valid5 = false;
const _errs15 = errors;
if(typeof data4 === "string"){
if(!isUuid(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/coupon_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/coupon_id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid1 = _errs15 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs17 = errors;
if(Array.isArray(data4)){
if(data4.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/coupon_id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(!isUuid(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/coupon_id/" + i1,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/coupon_id/" + i1,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/coupon_id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid1 = _errs17 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/filter/coupon_id",keyword:"anyOf",params:{}});
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
if(data0.state !== undefined){
let data8 = data0.state;
const _errs30 = errors;
let valid11 = false;
const _errs31 = errors;
if(typeof data8 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/state",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["reserved", "consumed", "released"].includes(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/state",keyword:"choice",params:{}});
errors++;
}
var _valid3 = _errs31 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const _errs33 = errors;
if(Array.isArray(data8)){
if(data8.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/state",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
if(typeof data9 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/state/" + i3,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["reserved", "consumed", "released"].includes(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/state/" + i3,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/state",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid3 = _errs33 === errors;
valid11 = valid11 || _valid3;
}
if(!valid11){
(vErrors ??= []).push({instancePath:instancePath+"/filter/state",keyword:"anyOf",params:{}});
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
if(data0.coupon_id_not !== undefined){
let data11 = data0.coupon_id_not;
const _errs40 = errors;
let valid14 = false;
const _errs41 = errors;
if(typeof data11 === "string"){
if(!isUuid(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/coupon_id_not",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/coupon_id_not",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid4 = _errs41 === errors;
valid14 = valid14 || _valid4;
if(!valid14){
const _errs43 = errors;
if(Array.isArray(data11)){
if(data11.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/coupon_id_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len4 = data11.length;
for(let i4=0; i4<len4; i4++){
let data12 = data11[i4];
if(typeof data12 === "string"){
if(!isUuid(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/coupon_id_not/" + i4,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/coupon_id_not/" + i4,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/coupon_id_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid4 = _errs43 === errors;
valid14 = valid14 || _valid4;
}
if(!valid14){
(vErrors ??= []).push({instancePath:instancePath+"/filter/coupon_id_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
}
}
if(data0.user_id_not !== undefined){
let data13 = data0.user_id_not;
const _errs48 = errors;
let valid17 = false;
const _errs49 = errors;
if(typeof data13 === "string"){
if(!isUuid(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid5 = _errs49 === errors;
valid17 = valid17 || _valid5;
if(!valid17){
const _errs51 = errors;
if(Array.isArray(data13)){
if(data13.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len5 = data13.length;
for(let i5=0; i5<len5; i5++){
let data14 = data13[i5];
if(typeof data14 === "string"){
if(!isUuid(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not/" + i5,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not/" + i5,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid5 = _errs51 === errors;
valid17 = valid17 || _valid5;
}
if(!valid17){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
}
}
if(data0.user_id_empty !== undefined){
if(typeof data0.user_id_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.state_not !== undefined){
let data16 = data0.state_not;
const _errs58 = errors;
let valid20 = false;
const _errs59 = errors;
if(typeof data16 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/state_not",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["reserved", "consumed", "released"].includes(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/state_not",keyword:"choice",params:{}});
errors++;
}
var _valid6 = _errs59 === errors;
valid20 = valid20 || _valid6;
if(!valid20){
const _errs61 = errors;
if(Array.isArray(data16)){
if(data16.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/state_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len6 = data16.length;
for(let i6=0; i6<len6; i6++){
let data17 = data16[i6];
if(typeof data17 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/state_not/" + i6,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["reserved", "consumed", "released"].includes(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/state_not/" + i6,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/state_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid6 = _errs61 === errors;
valid20 = valid20 || _valid6;
}
if(!valid20){
(vErrors ??= []).push({instancePath:instancePath+"/filter/state_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs58;
if(vErrors !== null){
if(_errs58){
vErrors.length = _errs58;
}
else {
vErrors = null;
}
}
}
}
if(data0.code_contains !== undefined){
let data18 = data0.code_contains;
if(typeof data18 === "string"){
if(func0(data18) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/filter/code_contains",keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(func0(data18) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/code_contains",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/code_contains",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.price_gte !== undefined){
let data19 = data0.price_gte;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/price_gte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data19 == "number"){
if(data19 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/filter/price_gte",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data19 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/price_gte",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
}
if(data0.price_lte !== undefined){
let data20 = data0.price_lte;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/price_lte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(isBeyond(data20, "from", data0, "price_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/price_lte",keyword:"bounds",params:{says: "Must not be less than “Price from”."}});
errors++;
}
if(typeof data20 == "number"){
if(data20 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/filter/price_lte",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data20 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/price_lte",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
}
if(data0.discount_gte !== undefined){
let data21 = data0.discount_gte;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/discount_gte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data21 == "number"){
if(data21 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/filter/discount_gte",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data21 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/discount_gte",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
}
if(data0.discount_lte !== undefined){
let data22 = data0.discount_lte;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/discount_lte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(isBeyond(data22, "from", data0, "discount_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/discount_lte",keyword:"bounds",params:{says: "Must not be less than “Saved from”."}});
errors++;
}
if(typeof data22 == "number"){
if(data22 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/filter/discount_lte",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data22 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/discount_lte",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
}
if(data0.paid_gte !== undefined){
let data23 = data0.paid_gte;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/paid_gte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data23 == "number"){
if(data23 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/filter/paid_gte",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data23 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/paid_gte",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
}
if(data0.paid_lte !== undefined){
let data24 = data0.paid_lte;
if(!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/paid_lte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(isBeyond(data24, "from", data0, "paid_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/paid_lte",keyword:"bounds",params:{says: "Must not be less than “Paid from”."}});
errors++;
}
if(typeof data24 == "number"){
if(data24 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/filter/paid_lte",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data24 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/paid_lte",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
}
if(data0.created_at_gte !== undefined){
let data25 = data0.created_at_gte;
if(typeof data25 === "string"){
if(func0(data25) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data25)){
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
let data26 = data0.created_at_lte;
if(isBeyond(data26, "from", data0, "created_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"bounds",params:{says: "Must not be before “Started from”."}});
errors++;
}
if(typeof data26 === "string"){
if(func0(data26) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.or !== undefined){
let data27 = data0.or;
if(Array.isArray(data27)){
if(data27.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or",keyword:"maxItems",params:{limit: 8}});
errors++;
}
const len7 = data27.length;
for(let i7=0; i7<len7; i7++){
let data28 = data27[i7];
if(Array.isArray(data28)){
if(data28.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i7,keyword:"maxItems",params:{limit: 8}});
errors++;
}
if(data28.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i7,keyword:"minItems",params:{limit: 1}});
errors++;
}
const len8 = data28.length;
for(let i8=0; i8<len8; i8++){
let data29 = data28[i8];
if(!(data29 && typeof data29 == "object" && !Array.isArray(data29))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i7+"/" + i8,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i7,keyword:"type",params:{type: "array"}});
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
if(!["id", "q", "coupon_id", "user_id", "state", "id_gte", "coupon_id_not", "user_id_not", "user_id_empty", "state_not", "code_contains", "price_gte", "price_lte", "discount_gte", "discount_lte", "paid_gte", "paid_lte", "created_at_gte", "created_at_lte", "or"].includes(key0)){
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
validate4.errors = vErrors;
return errors === 0;
}
export const listCouponUsageSort = validate5;
function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!["id", "code", "price", "discount", "paid", "state", "created_at"].includes(data1)){
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
validate5.errors = vErrors;
return errors === 0;
}
