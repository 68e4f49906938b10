// Written by `npm run generate` from openapi/. Do not edit.
import { isBeyond } from '../support/bounds.js';
import { isDateTime } from '../support/date-time.js';
import { isUuid } from '../support/uuid.js';
import { textLength as func0 } from '../support/text-length.js';
import { validateChecklistSelections } from '../schemas/ChecklistSelections.js';
export const listUserPreferencesFilter = validate0;

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
if(data0.package_id !== undefined){
let data6 = data0.package_id;
const _errs22 = errors;
let valid8 = false;
const _errs23 = errors;
if(typeof data6 === "string"){
if(!isUuid(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid2 = _errs23 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const _errs25 = errors;
if(Array.isArray(data6)){
if(data6.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 === "string"){
if(!isUuid(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_id/" + i2,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_id/" + i2,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid2 = _errs25 === errors;
valid8 = valid8 || _valid2;
}
if(!valid8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_id",keyword:"anyOf",params:{}});
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
if(data0.status !== undefined){
let data8 = data0.status;
const _errs30 = errors;
let valid11 = false;
const _errs31 = errors;
if(typeof data8 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["draft", "submitted", "changes_requested"].includes(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"choice",params:{}});
errors++;
}
var _valid3 = _errs31 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const _errs33 = errors;
if(Array.isArray(data8)){
if(data8.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
if(typeof data9 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status/" + i3,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["draft", "submitted", "changes_requested"].includes(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status/" + i3,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid3 = _errs33 === errors;
valid11 = valid11 || _valid3;
}
if(!valid11){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"anyOf",params:{}});
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
if(data0.submitted_at_gte !== undefined){
let data10 = data0.submitted_at_gte;
if(typeof data10 === "string"){
if(func0(data10) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/submitted_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/submitted_at_gte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/submitted_at_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.submitted_at_lte !== undefined){
let data11 = data0.submitted_at_lte;
if(isBeyond(data11, "from", data0, "submitted_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/submitted_at_lte",keyword:"bounds",params:{says: "Must not be before “Submitted after”."}});
errors++;
}
if(typeof data11 === "string"){
if(func0(data11) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/submitted_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/submitted_at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/submitted_at_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
for(const key0 in data0){
if(!["id", "q", "user_id", "package_id", "status", "submitted_at_gte", "submitted_at_lte"].includes(key0)){
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
export const listUserPreferencesSort = validate1;
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
if(!["id", "status", "progress", "submitted_at", "created_at", "updated_at"].includes(data1)){
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
export const listUserPreferencesRange = validate2;
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
export const getSearchReachSelections = validate3;
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.selections === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "selections"}});
errors++;
}
if(data.selections !== undefined){
if(!validateChecklistSelections.call(this, data.selections, {instancePath: instancePath + "/selections"})){
vErrors = vErrors === null ? validateChecklistSelections.errors : vErrors.concat(validateChecklistSelections.errors);
errors = vErrors.length;
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
